// Texts of the checks that count entries of the demo.
export const contentChecks = {
  reason_content_own: '{{own}} of your own.',
  reason_content_none: 'None, so visitors see nothing of it.',
  reason_content_kept: '{{own}} of your own, {{count}} built in.',
  reason_content_demo: '{{count}} of the demo, {{own}} of your own.',
  next_content_demo: 'Replace them with your own, or remove them here.',
  reason_content_hidden: '{{count}} of the demo, which visitors do not see; {{own}} of your own.',
  next_content_hidden: 'Replace them with your own, or remove them here.',
  reason_play_own: '{{address}}',
  reason_play_demo: 'Players are told {{address}}, the address of the demo.',
  next_play_demo: 'Enter yours under Addresses and links.',
  reason_play_host: 'No address is entered, so players are told {{address}}, the host of this site.',
  next_play_host: 'Enter the address of your game under Addresses and links.',
  reason_pictures_own: 'All are your own.',
  reason_pictures_built_in: '{{count}} come with the site. They may stay.',
} as const
