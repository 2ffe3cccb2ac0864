// Entries of the demo network that a site still has.
export const adminContent = {
  remove: 'Remove the demo’s entries…',
  removeTitle: 'Remove the demo’s entries?',
  removeText:
    'What you have changed stays. History of each screen brings them back; products are hidden and can be shown again.',
  removeCount: 'Remove {{count}} [entry|entries]',
  removed: '{{count}} [entry|entries] removed.',
  nothing: 'Nothing of the demo is left.',
  here: '{{count}} [entry here is|entries here are] the demo’s.',
  hereHidden:
    '{{count}} [entry here is|entries here are] from the demo. Visitors see only what you have saved.',
  removeThem: 'Remove them',
  begin: 'Begin with a starting point',
} as const
