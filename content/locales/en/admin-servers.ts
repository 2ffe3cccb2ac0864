export const adminServers = {
  text: 'Where commands run and whose players are counted. A proxy (Velocity, BungeeCord) has no RCON: add the servers behind it.',
  listText: 'Drag to change the order. The first one is the default of commands.',
  add: 'Add server',
  replaced: 'Instead of {{server}}',
  replacedByNone: 'Nothing, {{server}} only goes',
  replacedHelp:
    'Products, orders, waiting deliveries, game modes, boards and vote rewards that name {{server}} name the chosen server after the save.',
  first: 'Default of commands',
  simulated: 'Demo: a simulator answers until a server has an RCON address.',

  simulator: 'Simulator',
  check_rcon: 'RCON',
  check_ping: 'Status ping',
  check_boards: 'Leaderboards',
  passwordStored: 'stored',
  ownersOnly: 'Addresses, order and passwords of the servers are for owners.',
  passwordMissing: 'missing',
  answered: 'answered in {{ms}} ms',
  waiting: '{{count}} [delivery waits|deliveries wait].',
  boardsFound: 'Boards: {{names}}',

  rcon_refused: 'Connection refused. Is the server running, and is enable-rcon=true?',
  rcon_timeout: 'No reply. Check host and port, and whether a firewall lets this site through.',
  rcon_wrong_password:
    'RCON answers, but not to this password. Enter the rcon.password of server.properties.',
  rcon_no_password: 'Enter the password. For another address than the saved one it has to be typed again.',
  rcon_list_unreadable:
    'RCON works, but the reply to list has no names. Commands that wait until a player is online keep waiting.',
  ping_refused: 'Connection refused. Is the server running on this port?',
  boards_refused: 'Connection refused. Is the database running, and does it listen on this address?',
  boards_access_denied:
    'The database refuses this user or password. It also says so to a user who has to use TLS while TLS is off here.',
  boards_h2_file:
    'This is an H2 file, the default of ajLeaderboards, which only the plugin can read. In its cache_storage.yml set method: mysql with a database, restart the game server, and enter that database here.',
  boards_tls_required: 'The database accepts encrypted connections only. Switch TLS on.',
  boards_tls_missing: 'The database offers no encrypted connection. Switch TLS on there, or off here.',
  boards_tls_certificate:
    'The certificate of the database is not trusted, so no password was sent. Paste the certificate of its authority (often ca.pem in its data folder), or use the host that the certificate names.',
  boards_unsafe_login:
    'The database asks for the password itself over an unencrypted connection, so it was not sent. Use the user of the plugin, or one with mysql_native_password.',
  boards_no_boards: 'Connected, but there is no table of ajLeaderboards. Check database name and prefix.',
  reason_host_not_found: 'There is no such host. Check the spelling.',
  reason_timeout: 'No reply in time. Check host and port, and the firewall.',
  reason_closed: 'The other side closed the connection at once.',
  reason_not_understood: 'Something answers there, but not this protocol. Check the port.',

  idHelp: 'For products and variables. It stays as it is once the server is saved.',
  pingHelp: 'Players and online state of this server',
  rconHelp: 'Runs the commands of purchases; without it they wait',
  rconPassword: 'RCON password',
  boardsHelp: 'The tables of ajLeaderboards',
  boardsFile: 'SQLite file',
  boardsPath: 'Path of the file',
  boardsPathHelp:
    'On the machine of this site, for example /srv/minecraft/plugins/ajLeaderboards/cache.db. The plugin writes it only with method: sqlite; its default, cache.mv.db (H2), cannot be read.',
  tlsHelp: 'The site checks the certificate before it sends the password.',
  tlsCaHelp: 'Only for a certificate that the database made itself: the text of ca.pem',
  boardsPassword: 'Database password',
  user: 'User',
  prefix: 'Table prefix',
  prefixHelp: 'ajlb_ unless you changed it in the plugin',
  prefixOfBedrock: 'What Floodgate puts before the names of Bedrock players; empty for none',

  replySecondsHelp:
    'RCON: without a reply in this time the outcome of a command is unknown, and the delivery needs you. A reply that comes within a minute of the command still settles it.',

  failureHelp:
    'Common replies such as "Player not found" are known. Add those of your plugins, one in each line; * stands for a name or a number. A delivery with such a reply has failed, and you are told.',
  replies: 'Replies of the last two weeks',
  repliesNone: 'No replies in the last two weeks. They appear here once something was delivered.',
  repliesFailed: 'The replies could not be loaded.',
  replyTo: '{{command}} · {{count}}×',
  replyKnown: 'Known as failure',
  replyFails: 'Means failure',
  replySucceeds: 'No failure',

  secretStored: 'Saved, encrypted. It is never shown again.',
  secretRemoveText: 'What needs it waits until a password is entered again.',
  secretSave: 'Save password',
  secretSaved: 'Password saved',
  secretHelp: 'Stored encrypted. The variable {{variable}} would win over it.',
  secretWithServer: 'Saved together with the server.',

  network: 'Whole network',
  networkText: 'For the home page. Without an address its players are the sum of the servers.',
  networkPingHelp: 'The proxy or the address that Java players join',
  bedrockPingHelp: 'Geyser; the network counts as online while either answers',
} as const
