// Texts of the checks that count entries of the demo.

const ENTER_YOURS = 'Enter yours under Addresses and links.'
const REPLACE_THEM = 'Replace them with your own, or remove them here.'

export const contentChecks = {
  reason_content_own: '{{own}} of your own',
  reason_content_none: "Empty: visitors don't see it.",
  reason_content_kept: '{{own}} of your own, {{count}} built in',
  reason_content_demo: '{{count}} demo, {{own}} of your own',
  next_content_demo: REPLACE_THEM,
  reason_content_hidden: '{{count}} demo (hidden from visitors), {{own}} of your own',
  next_content_hidden: REPLACE_THEM,
  reason_play_own: '{{address}}',
  reason_play_demo: "Players get {{address}}, the demo's address.",
  next_play_demo: ENTER_YOURS,
  reason_play_host: 'No address, so players get {{address}}, the address of this site.',
  next_play_host: ENTER_YOURS,
  reason_pictures_own: 'All your own',
  reason_pictures_built_in: '{{count}} built-in [picture|pictures], which may stay',
} as const
