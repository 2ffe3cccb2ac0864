// Console output of a simulated game server, worded as by the game and common plugins.

type Answer = { command: RegExp; say(...parts: string[]): string }

const ANSWERS: readonly Answer[] = [
  {
    command: /^(?:points|playerpoints|p) give (\S+) (\d+)/i,
    say: (player, amount) => `Gave ${amount} Points to ${player}`,
  },
  {
    command: /^(?:eco|economy) give (\S+) (\d+)/i,
    say: (player, amount) => `$${amount} added to ${player} account.\n`,
  },
  {
    command: /^(?:lp|luckperms) user (\S+) parent add(?:temp)? (\S+)(?: (\S+))?/i,
    say: (player, group, time) =>
      `§b[L§3P§b] §b${player}§a now inherits permissions from §b${group}§a${time ? ` for a duration of §b${time}§a` : ''}.\n`,
  },
  {
    command: /^give (\S+) (?:minecraft:)?(\w+)(?: (\d+))?/i,
    say: (player, item, count = '1') => `Gave ${count} [${item}] to ${player}`,
  },
]

/** Most commands have no output. */
export function answerOf(command: string): string {
  const line = command.replace(/^\//, '')
  for (const { command: pattern, say } of ANSWERS) {
    const parts = pattern.exec(line)
    if (parts) return say(...parts.slice(1))
  }
  return ''
}

const MAX_PLAYERS = 100

/** The reply to `list`. */
export function listOf(names: readonly string[]): string {
  return `There are ${names.length} of a max of ${MAX_PLAYERS} players online: ${names.join(', ')}`
}
