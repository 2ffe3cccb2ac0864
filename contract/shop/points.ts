// How many premium points a product gives, read from its commands, so that the store never promises another number.

/** `points give %player% 80`, also with a namespace, a slash or quotes, as PlayerPoints and its relatives take it. */
const GIVES_POINTS = /^\/?(?:[\w-]+:)?\w*points? (?:give|add) "?%player%"? (\d{1,7})(?: -s)?$/i

/** Null: no command gives points. */
export function pointsOfCommands(commands: readonly string[]): number | null {
  const given = commands.flatMap((command) => {
    const match = GIVES_POINTS.exec(command.trim().replaceAll(/\s+/g, ' '))
    return match ? [Number(match[1])] : []
  })
  const points = given.reduce((sum, each) => sum + each, 0)
  return points > 0 ? points : null
}

/** Commands that only say something. */
const ANNOUNCES =
  /^\/?(?:[\w-]+:)?(?:say|me|msg|tell|w|whisper|tellraw|title|subtitle|actionbar|broadcast|bc|bcast|alert|announce|playsound|discordsrv|mail) /i

/** It changes nothing in the game. */
export function isAnnouncement(command: string): boolean {
  return ANNOUNCES.test(`${command.trim()} `)
}

/** The points of a product that gives points and nothing else; null for a bundle, whose price is not that of its points. */
export function packPointsOf(commands: readonly string[]): number | null {
  const others = commands.filter((command) => pointsOfCommands([command]) === null)
  return others.every(isAnnouncement) ? pointsOfCommands(commands) : null
}
