export const adminStorefront = {
  text: 'What the store shows besides its products.',
  closedTitle: 'Closing the store',
  closedText:
    'For a while only: visitors read why, nobody can order. Unpaid orders can still be paid and are delivered.',
  close: 'Close the store',
  closeHelp: 'The page stays, with your reason. To take the store away altogether, switch off its page.',
  untilHelp: 'Shown to visitors. The store opens when you open it.',
  goalTitle: 'Goal and supporters',
  goalText: 'Real orders only: sales of this month without fees and refunds.',
  showGoal: 'Show a goal for the month',
  showGoalHelp: 'Visitors see the per cent that is reached, never the sum.',
  goalHelp: 'In rupiah. It starts again on the first of each month.',
  supportersHelp: 'Names and points of the last six buyers of 30 days. Never what they paid.',
} as const
