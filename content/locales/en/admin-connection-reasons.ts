// Why a connection failed; screens add the reasons of their own.

export const BOARDS_H2 = 'Only the plugin can read an H2 file.'
export const BOARDS_H2_NEXT =
  'Set method: mysql in cache_storage.yml, restart the game server, and enter that database under Servers.'

export const connectionReasons = {
  reason_host_not_found: 'There is no such host. Check the spelling.',
  reason_refused: 'Connection refused. Check address and port.',
  reason_closed: 'The connection was closed. Check the port.',
  reason_timeout: 'No reply. Check host, port and firewall.',
} as const
