commands-bell-name = bell
commands-bell-description = Ring the bell
bell-rung = { $n ->
    [one] You have rung the bell once.
   *[other] You have rung the bell { $n } times.
}
bell-again = Ring again
bell-too-loud = { $most } rings are enough.
