// Renders the islands of the vote page as SVG files, block by block: node scripts/make-islands.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Cube = { x: number; y: number; z: number; colour: string }

const HALF_WIDTH = 8
const HALF_DEPTH = 4
const HEIGHT = 8
const KINDS = { grass: ['#4f9a4a', '#6b4a35'], sand: ['#c9a866', '#8a6a45'], stone: ['#7c86a8', '#4a5173'] }
type Kind = keyof typeof KINDS
const SHAPE = ['.###.', '#####', '#####', '#####', '.###.']
const LAMP = { x: 3, y: 3, z: 2 }
const DEEP = '#1c2145'
const NIGHT = '#20274f'
const SHADE = '#0a0d1a'
const LIGHT = '#ffb84a'

function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round(a * (1 - share) + b * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

function ground(kind: Kind): Cube[] {
  const [top = '', soil = ''] = KINDS[kind]
  const cubes: Cube[] = []
  for (let z = 0; z < 4; z += 1) {
    for (const [y, row] of SHAPE.entries()) {
      for (const [x, sign] of [...row].entries()) {
        const edge = Math.max(Math.abs(x - 2), Math.abs(y - 2))
        const isGap = (z === 2 && edge > 1 && (x * 7 + y * 3) % 3 !== 0) || (z === 3 && edge > 1)
        if (sign !== '#' || isGap || (z === 3 && edge > 0 && (x + y * 2) % 2 !== 0)) continue
        cubes.push({ x, y, z: -z, colour: z === 0 ? top : z === 1 ? soil : mix(soil, DEEP, 0.45) })
      }
    }
  }
  return cubes
}

function landmark(kind: Kind, lit: boolean): Cube[] {
  const cube = (x: number, y: number, z: number, colour: string) => ({ x, y, z, colour })
  if (kind === 'grass') {
    const leaves = [
      [0, 1],
      [1, 0],
      [2, 1],
      [1, 2],
      [1, 1],
    ].map(([x = 0, y = 0]) => cube(x, y, 2, '#3c7f42'))
    return [cube(1, 1, 1, '#6b4a35'), ...leaves, cube(1, 1, 3, '#4f9a4a')]
  }
  if (kind === 'sand') {
    return [1, 2].flatMap((x) => [cube(x, 1, 1, '#e8dfc8'), cube(x, 1, 2, '#b3472e')])
  }
  const crystal = lit ? '#7fe0ff' : '#5a78a8'
  return [cube(1, 2, 1, crystal), cube(1, 1, 1, '#7c86a8'), cube(1, 1, 2, crystal)]
}

function render(kind: Kind, lit: boolean): string {
  const lamp = { ...LAMP, colour: lit ? '#ffd23f' : '#4c5378' }
  const cubes = [...ground(kind), ...landmark(kind, lit), { ...LAMP, z: 1, colour: '#4a3526' }, lamp]
  const order = ({ x, y, z }: Cube) => z * 100 + (x + y) * 10
  const has = (x: number, y: number, z: number) =>
    cubes.some((cube) => cube.x === x && cube.y === y && cube.z === z)
  const faces = cubes
    .toSorted((one, other) => order(one) - order(other))
    .map((cube) => {
      const { x, y, z } = cube
      const [px, py] = [40 + (x - y) * HALF_WIDTH, 24 + (x + y) * HALF_DEPTH - z * HEIGHT]
      const [top, left, right] = coloursOf(cube, { lit, isLamp: cube === lamp })
      const path = (steps: string, fill: string) => `<path fill="${fill}" d="M${px} ${py}${steps}"/>`
      return [
        has(x, y, z + 1) ? '' : path('l8 4-8 4-8-4z', top),
        has(x, y + 1, z) ? '' : path('m-8 4l8 4v8l-8-4z', left),
        has(x + 1, y, z) ? '' : path('m8 4l-8 4v8l8-4z', right),
      ].join('')
    })
  const glow =
    '<radialGradient id="g"><stop stop-color="#ffd23f" stop-opacity=".55"/><stop offset="1" stop-color="#ffd23f" stop-opacity="0"/></radialGradient><circle cx="40" cy="38" r="34" fill="url(#g)"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -4 84 104">${lit ? glow : ''}${faces.join('')}</svg>\n`
}

function coloursOf({ x, y, z, colour }: Cube, { lit, isLamp }: { lit: boolean; isLamp: boolean }) {
  if (isLamp && lit) return ['#fff1b3', '#ffd23f', '#e0a020'] as const
  const glow = lit ? Math.max(0, 0.5 - (Math.hypot(x - LAMP.x, y - LAMP.y) + Math.abs(z - 1)) * 0.11) : 0
  const base = isLamp ? colour : mix(lit ? colour : mix(colour, NIGHT, 0.5), LIGHT, glow)
  return [base, mix(base, SHADE, 0.3), mix(base, SHADE, 0.5)] as const
}

for (const kind of Object.keys(KINDS) as Kind[]) {
  for (const lit of [true, false]) {
    const file = join('web/pages/vote/styles/islands', `${kind}${lit ? '-lit' : ''}.svg`)
    writeFileSync(file, render(kind, lit))
  }
}
