// Entries of the demo network that a site still has.

export const adminContent = {
  remove: 'Remove demo entries…',
  removeTitle: 'Remove the demo entries?',
  removeText: 'Your changes stay. History of each screen brings them back; products are only hidden.',
  removeCount: 'Remove {{count}} [entry|entries]',
  removed: '{{count}} [entry|entries] removed.',
  nothing: 'No demo entries are left.',
  here: '{{count}} [entry here is|entries here are] from the demo.',
  hereHidden:
    '{{count}} [entry here is|entries here are] from the demo. Visitors see only what you have saved.',
  removeThem: 'Remove them',
  begin: 'Start with a ready set',
} as const
