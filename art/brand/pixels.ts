// The mark and the letters of the wordmark, drawn by hand on the pixel grid, and how they become paths.
const MARK = [
  '................',
  '.....YYYYY...S..',
  '...YYYYYYYY.SSS.',
  '..YYLLYYYYYY.S..',
  '..YLLYYYYYYY....',
  '.YYLYYYYYYYYYRRR',
  '.YYYYYYYYYYYY.RR',
  '.YYYYYYYYYYYRRRV',
  '.YYYYYYYYYRRRVV.',
  '.YYYYYYRRRRVVO..',
  'R.YYYRRRRVVYOO..',
  'RR.RRRRVVVYYOO..',
  'RRRRRVVVYYOOO...',
  '.VVVV.YYOOOO....',
  '.....OOOOO......',
  '................',
]

const INK: Record<string, string> = {
  Y: '#ffd23f',
  L: '#fff1b3',
  O: '#e0922a',
  R: '#8f98ff',
  V: '#5a62e6',
  S: '#ffb938',
}

const LETTERS: Record<string, string[]> = {
  A: ['.###.', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
  N: ['#...#', '##..#', '#.#.#', '#.#.#', '#..##', '#...#', '#...#'],
  G: ['.####', '#....', '#....', '#.###', '#...#', '#...#', '.####'],
  K: ['#...#', '#..#.', '#.#..', '##...', '#.#..', '#..#.', '#...#'],
  S: ['.####', '#....', '#....', '.###.', '....#', '....#', '####.'],
}

/** Path data for all pixels of one ink; neighbours in a row join to one box. */
function runs(rows: string[], ink: string, left: number, top: number, pixel: number): string {
  let path = ''
  rows.forEach((row, line) => {
    for (let start = 0; start < row.length; start++) {
      if (row[start] !== ink) continue
      let end = start
      while (row[end] === ink) end++
      const width = (end - start) * pixel
      path += `M${left + start * pixel} ${top + line * pixel}h${width}v${pixel}h${-width}z`
      start = end
    }
  })
  return path
}

export const MARK_PATHS = Object.entries(INK)
  .map(([ink, fill]) => `<path fill="${fill}" d="${runs(MARK, ink, 0, 0, 1)}"/>`)
  .join('')

export function word(text: string, left: number, top: number, pixel: number): string {
  return [...text]
    .map((letter, i) => runs(LETTERS[letter] ?? [], '#', left + i * 6 * pixel, top, pixel))
    .join('')
}
