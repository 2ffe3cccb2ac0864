// Guesses the meaning of a board of ajLeaderboards by its name; the owner can change everything.

import type { BoardEntry } from '#contract/settings/boards.schema.ts'
import type { BoardFormat, BoardIcon } from '#contract/settings/boards.ts'
import { newBoardId } from '#web/admin/kit/entries/new-id.ts'

type Guess = { format: BoardFormat; symbol: string; icon: BoardIcon }

const RULES: readonly [pattern: RegExp, guess: Guess][] = [
  [/time_?played|playtime|hours_played/, { format: 'duration', symbol: '', icon: 'clock' }],
  [/balance|money|coins|_eco(_|$)/, { format: 'money', symbol: '$', icon: 'coins' }],
  [/gem|token|credit|point/, { format: 'number', symbol: '', icon: 'gem' }],
  [/skill|power|level/, { format: 'number', symbol: '', icon: 'sparkles' }],
  [/player_?kills|pvp|duel/, { format: 'number', symbol: '', icon: 'swords' }],
  [/death/, { format: 'number', symbol: '', icon: 'skull' }],
  [/mob|kill/, { format: 'number', symbol: '', icon: 'bow-arrow' }],
  [/mining|mine|block/, { format: 'number', symbol: '', icon: 'pickaxe' }],
  [/fish/, { format: 'number', symbol: '', icon: 'fish' }],
  [/farm|crop|harvest/, { format: 'number', symbol: '', icon: 'wheat' }],
  [/wood|lumber/, { format: 'number', symbol: '', icon: 'axe' }],
  [/job/, { format: 'number', symbol: '', icon: 'briefcase' }],
  [/chat|game|win/, { format: 'number', symbol: '', icon: 'trophy' }],
]
const OTHER: Guess = { format: 'number', symbol: '', icon: 'trophy' }

/** Words that say where a number comes from, not what it is. */
const NOISE = /^(statistic|vault|eco|placeholder|ajlb)$/

/** `statistic_time_played` reads "Time Played". */
export function boardName(board: string): string {
  const words = board.split('_').filter((word) => word !== '')
  const telling = words.filter((word) => !NOISE.test(word))
  return (telling.length > 0 ? telling : words)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

const LABEL_MAX = 40

export function guessBoard(board: string, taken: readonly string[]): BoardEntry {
  const guess = RULES.find(([pattern]) => pattern.test(board.toLowerCase()))?.[1] ?? OTHER
  const label = `Top ${boardName(board)}`.slice(0, LABEL_MAX).trim()
  return { id: newBoardId(board, taken), board, label: { en: label, id: label }, ...guess }
}
