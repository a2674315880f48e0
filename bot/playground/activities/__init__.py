"""Activities: pages of the application in a frame of Discord's client, and the client, proxy and API around them.

    await here.portal.enable_activities()                              # EMBEDDED, and an entry point
    await here.portal.change(mappings=(("/", "127.0.0.1:8080"),))      # what the proxy at here.proxy.origin shows
    frame = (await alice.click(message, "Open the board")).frame       # answered with type 12; or alice.launch()
    page = FramedApp(here.activities, frame)                           # a page without a browser; see `app`
    await page.connect()

On the playground's web page the frame is a real one. The official SDK accepts only a host at http://localhost:3333, so
pages that use it need `Playground(port=3333)`, opened under that name. A page that takes the host's origin from its
referrer works under every name and port. Not simulated: all that the touch board does not use, such as every command
but AUTHORIZE and AUTHENTICATE, events, age gates, launches outside a channel, signed headers of the proxy.

The laws, each with its tests below tests/bot/playground (guesses are marked in the code):

1. The SDK accepts a host at http://localhost:3333. page/test_sdk.py test_signing_in_and_the_end
2. The page is framed from the proxy's origin, never from its server's. page/test_page_activity.py
   test_the_entry_point_opens_the_frame
3. The iframe sends its referrer's origin and opens no popups. page/test_page_activity.py
   test_the_entry_point_opens_the_frame
4. The query is in the client's order; absent values are "undefined". activities/test_launching.py
   test_the_query_in_the_clients_order
5. A channel has one instance, which ends with its last frame. activities/test_instances.py
   test_a_channel_has_one_instance
6. The proxy adds a strict policy to the page's own. activities/test_proxy.py test_the_policy
7. Mappings apply in order, with /.proxy or without. activities/test_proxy.py test_where_a_path_leads,
   test_the_order_of_the_mappings_shows
8. HTML is not cached; other files are as their headers say. activities/test_proxy.py
   test_pages_are_not_cached_and_the_rest_as_it_says
9. Only partitioned cookies. activities/test_proxy.py test_only_partitioned_cookies_pass
10. Sockets are relayed, and may be cut with 1006. activities/test_proxy.py test_sockets_pass_both_ways
11. A message that is no list is ignored; an unknown opcode closes with 1003. activities/test_frames.py
   test_what_is_no_message_is_ignored
12. Nothing works before the handshake, and there is only one. activities/test_frames.py
    test_nothing_goes_before_the_handshake,
   test_a_second_handshake_ends_the_connection
13. The handshake is checked. activities/test_frames.py test_the_handshake_is_checked, test_the_origin_is_checked
14. READY is sent once, without a user. activities/test_frames.py test_ready_names_nobody
15. A frame id works for one connection. page/test_page_activity.py test_a_reload_of_the_frame_is_not_served
16. Answers have the command and its nonce. activities/test_frames.py test_answers_carry_the_command_and_the_nonce
17. Arguments are checked without conversion. activities/test_frames.py test_commands_are_checked
18. The client asks for consent once; some requests are refused. activities/test_consent.py test_consent_is_asked_once,
   test_a_refusal_is_an_error, test_a_wrong_wish_is_refused, test_without_a_registered_address_nobody_signs_in,
   test_one_wish_at_a_time
19. Codes work once and expire soon; only forms are accepted. activities/test_oauth.py test_a_code_is_traded_once,
   test_a_code_is_soon_stale, test_the_secret_is_asked_for, test_it_takes_forms_without_an_address
20. AUTHENTICATE takes a valid token of the same person, once. activities/test_consent.py test_signing_in,
   test_a_stale_token_is_none
21. A token shows what its scopes allow. activities/test_oauth.py test_a_token_of_other_scopes_is_nobody
22. Only the bot may ask for instances. activities/test_instances.py test_only_the_bot_may_ask,
   test_a_channel_has_one_instance
23. Leaving sends CLOSE 1000 and then nothing. activities/test_frames.py test_leaving_says_one_last_thing;
   page/test_page_activity.py test_leaving_takes_the_frame_away
24. A page can close itself, with 1000 without a message. activities/test_frames.py test_the_page_closes_itself;
    page/test_sdk.py test_signing_in_and_the_end
25. Layouts, orientation, safe areas and phones are simulated. page/test_page_activity.py
   test_the_bar_changes_layout_and_orientation; activities/test_proxy.py test_what_the_client_does_to_a_page;
   activities/test_launching.py test_the_query_in_the_clients_order
26. Answer 12: first, once, within three seconds, EMBEDDED only. activities/test_launching.py
   test_three_kinds_of_interaction_are_answered_by_launching, test_it_is_the_first_answer_and_the_only_one,
   test_it_is_given_within_three_seconds, test_without_a_wish_for_an_answer_there_is_none,
   test_an_application_without_activities_cannot
27. It opens only in some places and for some people. activities/test_launching.py test_only_some_places_take_it,
   test_it_needs_permissions
28. A bulk update must keep the entry point. activities/test_launching.py
   test_a_bulk_update_without_it_is_refused_as_a_whole, test_who_handles_it_is_an_embedded_applications_to_say
29. Discord or the bot handles the entry point. activities/test_launching.py test_an_entry_point_of_discords,
   test_an_entry_point_of_the_bots
"""
