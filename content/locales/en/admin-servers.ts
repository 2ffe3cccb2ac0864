import { BOARDS_H2, BOARDS_H2_NEXT, connectionReasons } from './admin-connection-reasons.ts'

export const adminServers = {
  text: 'Add the game servers, not the proxy: Velocity and BungeeCord have no RCON.',
  add: 'Add server',
  replaced: 'Use instead of {{server}}',
  replacedByNone: 'Nothing, just delete {{server}}',
  replacedHelp:
    'Products, orders, deliveries, modes, boards and rewards of {{server}} move to the chosen server when you save.',
  first: 'Default for commands',
  simulated: 'Demo: enter an RCON address to reach a real game.',

  simulator: 'Simulator',
  check_rcon: 'RCON',
  check_ping: 'Status ping',
  check_boards: 'Leaderboards',
  passwordStored: 'stored',
  ownersOnly: 'Only owners can change servers and passwords.',
  passwordMissing: 'missing',
  answered: 'answered in {{ms}} ms',
  waiting: '{{count}} [delivery waits|deliveries wait].',
  boardsFound: 'Boards: {{names}}',

  rcon_refused: 'Connection refused. Is the server running, and is enable-rcon=true?',
  rcon_wrong_password: 'RCON refuses this password. Enter rcon.password from server.properties.',
  rcon_no_password: 'Enter the password. A new address asks for it again.',
  rcon_list_unreadable:
    '"list" returns no names, so "Wait until online" never ends. A plugin has changed it.',
  ping_refused: 'Connection refused. Is the server running on this port?',
  boards_refused: 'Connection refused. Is the database running at this address?',
  boards_access_denied: 'The database refuses this user or password. Some users must also have TLS on.',
  boards_h2_file: `${BOARDS_H2} ${BOARDS_H2_NEXT}`,
  boards_tls_required: 'The database accepts encrypted connections only. Switch TLS on.',
  boards_tls_missing: 'The database offers no encryption. Switch TLS on there, or off here.',
  boards_tls_certificate:
    "Certificate not trusted: no password was sent. Paste its authority's certificate (ca.pem), or use the host it names.",
  boards_unsafe_login:
    "The database wants the password unencrypted, so it was not sent. Use the plugin's user, or one with mysql_native_password.",
  boards_no_boards: 'Connected, but there are no ajLeaderboards tables. Check name and prefix.',
  ...connectionReasons,
  reason_not_understood: 'Something else answers there. Check the port.',

  idHelp: 'Cannot be changed after saving.',
  rconHelp: 'Sends purchase commands. Without it they wait.',
  rconPassword: 'RCON password',
  boardsFile: 'SQLite file',
  boardsPath: 'File path',
  boardsPathHelp: 'For example …/plugins/ajLeaderboards/cache.db, not cache.mv.db (H2)',
  tlsCaHelp: 'Only for a self-signed certificate: the text of ca.pem',
  boardsPassword: 'Database password',
  user: 'User',
  prefix: 'Table prefix',
  prefixHelp: 'ajlb_ unless you changed it in the plugin',
  prefixOfBedrock: 'What Floodgate puts before Bedrock names',

  replySecondsHelp:
    'RCON: without a reply in this time, the delivery needs you. A reply within a minute still settles it.',

  failureHelp: 'One per line; * means any name or number. "Player not found" and similar are known.',

  secretStored: 'Saved, never shown again.',
  secretRemoveText: "This server's commands and boards wait until you enter a new one.",
  secretSave: 'Save password',
  secretSaved: 'Password saved',
  secretHelp: 'Stored encrypted. {{variable}} overrides it.',
  secretWithServer: 'Saved with the other fields.',

  network: 'Whole network',
  networkText: "For the home page. Empty: the servers' players are added up.",
  bedrockPingHelp: 'Geyser. The network is online if either answers.',
} as const
