// Console output of a simulated game server, worded as by the game and common plugins. LuckPerms works in a thread of its own
// and has said nothing when RCON replies; PlayerPoints says nothing of players that are offline.

/** `absent`: said instead of a player who is not on the server. */
type Answer = { command: RegExp; absent?: string; say(...parts: string[]): string }

const ANSWERS: readonly Answer[] = [
  {
    command: /^(?:points|playerpoints|p) give (\S+) (\d+)/i,
    absent: '',
    say: (player, amount) => `§7[§6PlayerPoints§7] §b${player} §ewas given §b${amount} §ePoints.\n`,
  },
  {
    command: /^(?:eco|economy) give (\S+) (\d+)/i,
    say: (player, amount) => `$${amount} added to ${player} account.\n`,
  },
  {
    command: /^give (\S+) (?:minecraft:)?(\w+)(?: (\d+))?/i,
    absent: 'No player was found',
    say: (player, item, count = '1') => `Gave ${count} [${item}] to ${player}`,
  },
]

export function replyOf(command: string, online: readonly string[]): string {
  return command === 'list' ? listOf(online) : answerOf(command, online)
}

/** Most commands have no output. */
function answerOf(command: string, online: readonly string[]): string {
  const line = command.replace(/^\//, '')
  const isHere = (player = '') => online.some((name) => name.toLowerCase() === player.toLowerCase())
  for (const { command: pattern, absent, say } of ANSWERS) {
    const [, ...parts] = pattern.exec(line) ?? []
    if (parts.length > 0) return absent === undefined || isHere(parts[0]) ? say(...parts) : absent
  }
  return ''
}

const MAX_PLAYERS = 100

/** The reply to `list`. */
function listOf(names: readonly string[]): string {
  return `There are ${names.length} of a max of ${MAX_PLAYERS} players online: ${names.join(', ')}`
}
