// Parts that all lists share: views, filters, choosing several rows, keys.

export const adminLists = {
  noneFound: 'Nothing matches.',
  views: 'Views',
  clear: 'Clear filters',
  removeFilter: 'Remove the filter {{filter}}',
  pick: 'Select more',
  pickRow: 'Select {{name}}',
  pickAll: 'All on this page',
  picked: '{{count}} selected',
  bulkDone: '{{count}} done',
  more: 'More',
  place: '{{place}} of {{count}}',
  keyMove: 'move',
  keyOpen: 'open',
  key_resend: 'resend',
  key_note: 'note',
} as const
