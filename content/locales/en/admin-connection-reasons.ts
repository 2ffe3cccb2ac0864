// Why a connection failed; screens add the reasons of their own.

export const connectionReasons = {
  reason_host_not_found: 'There is no such host. Check the spelling.',
  reason_refused: 'Connection refused. Check address and port.',
  reason_closed: 'The connection was closed. Check the port.',
  reason_timeout: 'No reply. Check host, port and firewall.',
} as const
