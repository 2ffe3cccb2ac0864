export const adminCharts = {
  showTable: 'Show as table',
  hideTable: 'Hide the table',
  oneBlock: '1 block = {{amount}}',
  soFar: 'So far',
  readHint: 'Point at a bar, or use the arrow keys.',
} as const
