export const botCheck = {
  label: 'Security check',
  idle: 'Security check runs automatically',
  working: 'Checking…',
  loading: 'Loading the security check…',
  done: 'Security check passed',
  failedShort: 'Check failed',
  unavailableShort: "Check couldn't load",
  insecureShort: 'This page needs https',
  openSecurely: 'Open securely',
  failed: 'Security check failed. Please try again.',
  expired: 'Security check expired. Please complete it again.',
  unavailable: 'Unable to load security check. Please refresh the page or try again later.',
  insecure:
    'The store needs a secure connection. Please open this page with https:// at the start of the address.',
} as const
