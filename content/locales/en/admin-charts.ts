export const adminCharts = {
  showTable: 'Show as table',
  hideTable: 'Hide the table',
  oneBlock: '1 block = {{amount}}',
} as const
