// The tables of ajLeaderboards, created with the plugin's own statements (2.10.1, MySQL).

const RESETS = ['hourly', 'daily', 'weekly', 'monthly', 'yearly']

export function createBoardStatements(table: string, type = 'DECIMAL(65, 2)'): string[] {
  const timed = RESETS.flatMap((reset) =>
    ['delta', 'lasttotal', 'timestamp'].map((column) => `\`${reset}_${column}\` ${type}`),
  )
  return [
    `create table if not exists \`${table}\` (\`id\` VARCHAR(36) PRIMARY KEY, \`value\` DECIMAL(65, 2),
     ${timed.join(', ')}, \`namecache\` VARCHAR(16), \`prefixcache\` VARCHAR(1024),
     \`suffixcache\` VARCHAR(1024), \`displaynamecache\` VARCHAR(2048))`,
    ...RESETS.map((reset) => `create index ${reset}_timestamp on \`${table}\` (${reset}_timestamp)`),
    `alter table \`${table}\` comment = '4'`,
  ]
}
