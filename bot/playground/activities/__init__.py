"""Activities: pages of the application's own, framed by the client; what the real client, proxy and API do with them.

    await here.portal.enable_activities()                              # EMBEDDED, and an entry point
    await here.portal.change(mappings=(("/", "127.0.0.1:8080"),))      # what the proxy at here.proxy.origin shows
    frame = (await alice.click(message, "Open the board")).frame       # answered with type 12; or alice.launch()
    page = FramedApp(here.activities, frame)                           # a page without a browser; see `app`
    await page.connect()

On the playground's web page the frame is a real one. The official SDK accepts a host at http://localhost:3333 only, so
for pages that use it: `Playground(port=3333)`, opened by that name. A page that takes the origin which its referrer
tells is served under every name and port. Not here: purchases, quests, voice, uploads of pictures, SHARE_INTERACTION,
age gates, launches outside a channel, signed headers of the proxy (Discord does not send them yet either).

The laws, each with its test below tests/bot/playground (what is a guess is marked as one in the code):

1. The SDK hears a host at http://localhost:3333, not at 127.0.0.1. page/test_sdk.py
   test_a_host_of_another_name_is_not_heard
2. The page is framed from the proxy's origin, never from its server's. page/test_page_activity.py
   test_a_button_opens_the_frame
3. The iframe sends its referrer's origin, opens no popups. page/test_page_activity.py test_a_button_opens_the_frame
4. The query in the client's order; absent is "undefined". activities/test_launching.py
   test_the_query_in_the_clients_order
5. One instance in a channel, which ends with the last. activities/test_instances.py test_a_channel_has_one_instance
6. A strict policy beside the page's own. activities/test_proxy.py test_the_policy; page/test_page_activity.py
   test_the_policy_holds_in_the_frame
7. Mappings in their order, /.proxy or not. activities/test_proxy.py test_where_a_path_leads,
   test_the_order_of_the_mappings_shows
8. HTML is not cached, the rest as it says, or for hours. activities/test_proxy.py
   test_pages_are_not_cached_and_the_rest_as_it_says, test_scripts_may_be_kept_for_hours
9. Only partitioned cookies; storage may be blocked. activities/test_proxy.py test_only_partitioned_cookies_pass,
   test_what_the_client_does_to_a_page
10. Sockets pass, and are cut with 1006. activities/test_proxy.py test_sockets_pass_both_ways, test_sockets_are_cut
11. No list is no message; an unknown opcode closes with 1003. activities/test_frames.py
   test_what_is_no_message_is_ignored
12. Nothing before the handshake, and only one. activities/test_frames.py test_nothing_goes_before_the_handshake,
   test_a_second_handshake_ends_the_connection
13. The handshake is checked. activities/test_frames.py test_the_handshake_is_checked, test_the_origin_is_checked
14. READY once, without a user. activities/test_frames.py test_ready_names_nobody
15. A frame id is used up at connect. page/test_page_activity.py test_a_reload_of_the_frame_is_not_served;
   page/test_sdk.py test_a_reloaded_page_is_lost
16. Nonces, and what errors hold. activities/test_frames.py test_answers_carry_the_command_and_the_nonce
17. Arguments are checked without conversion. activities/test_frames.py test_commands_are_checked
18. What takes a token, and which scopes. activities/test_frames.py test_what_may_be_asked_before_signing_in,
   test_with_the_scopes
19. Consent, asked once; its refusals. activities/test_consent.py test_consent_is_asked_once,
   test_a_refusal_is_an_error, test_a_wrong_wish_is_refused, test_without_a_registered_address_nobody_signs_in,
   test_one_wish_at_a_time
20. Codes are used once and soon stale; forms only. activities/test_oauth.py test_a_code_is_traded_once,
   test_a_code_is_soon_stale, test_the_secret_is_asked_for, test_it_takes_forms_without_an_address
21. AUTHENTICATE takes one's own living token, once. activities/test_consent.py test_signing_in,
   test_a_stale_token_is_none
22. What a token tells, by scope. activities/test_oauth.py test_a_token_tells_who_it_is,
   test_a_token_of_other_scopes_is_nobody
23. Instances, for the bot alone. activities/test_instances.py test_only_the_bot_may_ask,
   test_a_channel_has_one_instance
24. Events once at once, then on change. activities/test_frames.py test_events_are_told_once_at_once_and_then_on_change
25. Who comes and goes is told to all frames. activities/test_instances.py test_the_pages_are_told_who_comes_and_goes
26. Leaving is CLOSE 1000 and then nothing. activities/test_frames.py test_leaving_says_one_last_thing;
   page/test_page_activity.py test_leaving_takes_the_frame_away
27. A page closes itself, quietly with 1000. activities/test_frames.py test_the_page_closes_itself; page/test_sdk.py
   test_the_page_closes_itself
28. Layouts, orientation, heat, safe areas, phones. page/test_page_activity.py
   test_the_bar_changes_layout_and_orientation; activities/test_frames.py test_screens_turn_and_grow_hot;
   activities/test_proxy.py test_what_the_client_does_to_a_page; activities/test_launching.py
   test_what_else_keeps_it_from_opening
29. The SDK drops the client's orientation events. page/test_sdk.py test_events
30. Links, sharing, invitations are dialogs. activities/test_consent.py test_a_link_outside_is_asked_about,
   test_a_link_to_the_activity_is_shared; page/test_page_activity.py test_links_leave_by_a_dialog
31. Logs are shown, and hold no secret. activities/test_frames.py
   test_what_the_page_logs_is_shown_and_holds_no_secret; page/test_sdk.py test_what_the_page_logs_arrives
32. Answer 12: first, once, within three seconds, EMBEDDED only. activities/test_launching.py
   test_three_kinds_of_interaction_are_answered_by_launching, test_it_is_the_first_answer_and_the_only_one,
   test_it_is_given_within_three_seconds, test_without_a_wish_for_an_answer_there_is_none,
   test_an_application_without_activities_cannot
33. Where it opens, and for whom. activities/test_launching.py test_only_some_places_take_it,
   test_what_else_keeps_it_from_opening, test_a_server_without_the_application
34. The entry point stays in a bulk update. test_entry_point.py test_a_bulk_update_without_it_is_refused_as_a_whole;
   activities/test_launching.py test_who_handles_it_is_an_embedded_applications_to_say
35. Who handles the entry point. activities/test_launching.py test_an_entry_point_of_discords,
   test_an_entry_point_of_the_bots
"""
