export const botCheck = {
  label: 'Security check',
  idle: 'I am not a robot',
  working: 'Checking…',
  loading: 'Loading the security check…',
  done: 'Check passed',
  failedShort: 'Check failed',
  unavailableShort: "Check couldn't load",
  tryAgain: 'Try again',
  failed: 'Security check failed. Please try again.',
  expired: 'Security check expired. Please complete it again.',
  unavailable: 'Unable to load security check. Please refresh the page or try again later.',
} as const
