// Replies of a game server that mean that nothing was delivered, and why.

/**
 * name: the game does not know the player. offline: it knows, but needs the player online. command: the command is
 * unknown, used wrongly or not allowed, so the product must change.
 */
export const REPLY_CAUSES = ['name', 'offline', 'command', 'other'] as const
export type ReplyCause = (typeof REPLY_CAUSES)[number]

const NAME = `['"]?[\\w.*-]{1,32}['"]?`
/** The beginning of a reply or of a sentence in it, also after the prefix of a plugin: `[Points] `, `Points » `, `Error: `. */
const START = `(?:^|[\\]»›>)|:.!-] ?)`
/** The end of the reply: what follows may say that the delivery waits for the player. */
const END = '[.! ]*$'
const PLAYER = `(?:(?:an? |the |that |this |specified |online |target )*(?:player|user|username|account|pemain|pengguna)s?(?: (?:for|named|with (?:the )?name))?(?: ${NAME})?)`

const known = (cause: ReplyCause, ...patterns: readonly string[]) => ({
  cause,
  pattern: new RegExp(patterns.map((one) => `(?:${one})`).join('|'), 'i'),
})

/** Failure messages of the game, Spigot, Paper, and plugins with their default messages, in English and Indonesian. */
const KNOWN = [
  known(
    'command',
    'unknown or incomplete command',
    '<--\\[here\\]',
    'incorrect argument for command',
    'expected whitespace to end one argument',
    'a player is required to run this command here',
    `${START}unknown (?:sub-?)?command`,
    `${START}(?:sub-?)?command not found`,
    `${START}(?:correct )?usage ?:`,
    `${START}(?:invalid|incorrect|wrong) (?:usage|syntax|arguments?|(?:sub-?)?command|number|amount)\\b`,
    'amount must be a positive whole number',
    `is not a (?:valid )?(?:number|amount|integer)\\b`,
    `${START}(?:you have )?no permissions?${END}`,
    `${START}insufficient permissions?`,
    `\\byou (?:do not|don'?t) have (?:the )?(?:permissions?|access)\\b`,
    `${START}(?:perintah|command) (?:ini )?tidak (?:dikenal|diketahui|ditemukan|ada)\\b`,
    `\\bkamu tidak (?:punya|memiliki|mempunyai) (?:izin|akses)\\b`,
  ),
  known(
    'name',
    `${START}${PLAYER} (?:was |is |could |can ?)?not (?:be )?found`,
    `${START}${PLAYER} (?:does not|doesn'?t|did not) exist`,
    `${START}${PLAYER} (?:is|was) (?:unknown|invalid|never on this server)`,
    `${START}(?:${PLAYER}|${NAME}) has never (?:joined|played)`,
    `\\b(?:could not|couldn'?t|cannot|can'?t|can not|unable to) find (?:an? |any |the |that |specified )*(?:player|user)\\b`,
    `${START}no (?:such |online )?(?:player|user|entity)s? (?:was |were )?(?:found|exists?|named|with|by|matching)\\b`,
    `${START}no such (?:player|user)\\b`,
    `${START}(?:unknown|invalid) (?:player|user|username)\\b`,
    `${START}${PLAYER} tidak (?:ditemukan|ada|dikenal|terdaftar)\\b`,
    `${START}(?:${PLAYER}|${NAME}) belum pernah (?:bergabung|masuk|main|bermain|join)\\b`,
  ),
  known(
    'offline',
    `${START}(?:${PLAYER}|${NAME}) (?:is|must be) (?:currently )?(?:not (?:currently )?online|offline)${END}`,
    `${START}(?:${PLAYER}|${NAME}) (?:sedang )?(?:tidak online|offline)${END}`,
  ),
  known(
    'other',
    'an unexpected error occurred trying to execute that command',
    'an internal error occurred while attempting to perform this command',
    'error executing:',
  ),
]

/** A failure is in the first or last lines; help pages and lists can be long. */
const READ_LENGTH = 2_000

function readPart(reply: string): string {
  if (reply.length <= 2 * READ_LENGTH) return reply
  return `${reply.slice(0, READ_LENGTH)} … ${reply.slice(-READ_LENGTH)}`
}

/** Null for a reply that is not known as a failure. An empty reply is none: many commands print nothing. */
export function causeOfReply(reply: string): ReplyCause | null {
  const text = readPart(reply)
  return KNOWN.find(({ pattern }) => pattern.test(text))?.cause ?? null
}

/** `texts`: more failures of the plugins of a server; a star stands for a name or a number. */
export function isFailedReply(reply: string, texts: readonly string[] = []): boolean {
  return causeOfReply(reply) !== null || texts.some((text) => contains(reply, text))
}

const STAR = /\*+/

/** A star stands for at most so many characters, none of them a space. */
const STAR_LENGTH = 32

/** A regular expression with many stars would backtrack: here each part is searched once in the whole reply. */
function contains(reply: string, text: string): boolean {
  const read = readPart(reply).toLowerCase()
  const [first = '', ...others] = text.toLowerCase().split(STAR)
  let ends = endsOf(read, first)
  for (const part of others) {
    const before = ends
    let nearest = -1
    ends = endsOf(read, part).filter((end) => {
      const start = end - part.length
      while ((before[nearest + 1] ?? Number.POSITIVE_INFINITY) <= start) nearest += 1
      const from = before[nearest]
      // An earlier one is farther away, with the same space between.
      return from !== undefined && start - from <= STAR_LENGTH && !read.slice(from, start).includes(' ')
    })
  }
  return ends.length > 0
}

/** Where each occurrence of the part ends, in order. */
function endsOf(text: string, part: string): number[] {
  const ends: number[] = []
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    ends.push(at + part.length)
    // An empty part is found at the end for ever.
    if (at === text.length) break
  }
  return ends
}
