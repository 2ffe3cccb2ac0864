export const adminStorefront = {
  closedTitle: 'Closing the store',
  closedText: "For a while: visitors read why and can't order. Unpaid orders can still be paid.",
  close: 'Close the store',
  untilHelp: 'Shown to visitors. You still open it by hand.',
  goalTitle: 'Goal and supporters',
  goalText: "This month's real orders, without fees and refunds.",
  showGoal: 'Show a goal for the month',
  showGoalHelp: 'Visitors see the percentage, never the amount.',
  goalHelp: 'In rupiah.',
  supportersHelp: 'Names and points of the last six buyers, never what they paid.',
} as const
