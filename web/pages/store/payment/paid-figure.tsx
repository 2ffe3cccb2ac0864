// A player of boxes in the light of the picture: orthographic, turned to the chest and seen from a little above.
import { generateFace, hashName } from '#contract/site/generated-face.ts'
import { useSite } from '#web/kit/layout/use-site.ts'

const TURN = (28 * Math.PI) / 180
const TILT = (9 * Math.PI) / 180
const SHIRTS = ['#3f7fd6', '#c9503f', '#3f9a62', '#7a55c8', '#d09a2c', '#2f8fa3']
const TROUSERS = ['#2c3354', '#3a2f4d', '#29404a', '#4a3626']
const SHOES = '#15121f'
const BELT = '#1b1408'
const WOOD = { dark: '#5d3717', side: '#6a4020', board: '#7a4a22', light: '#8c5a2c', top: '#a06a36' }

type Point = readonly [x: number, y: number, z: number]
/** A colour and the shape that it fills, in the units of its face. */
type Paint = readonly [fill: string, shape: string]
type Box = Record<'top' | 'side' | 'front', readonly Paint[]> & { at: Point; size: Point; isHead?: true }

/** The lamps stand at its left: warm there, shaded in front. `edge` is the part of the head's picture that a face shows. */
const FACES = [
  { name: 'top', right: [1, 0, 0], down: [0, 0, 1], edge: '0 0 8 1', light: 'rgb(255 214 150/.14)' },
  { name: 'side', right: [0, 0, 1], down: [0, -1, 0], edge: '0 0 1 8', light: 'rgb(255 176 84/.16)' },
  { name: 'front', right: [1, 0, 0], down: [0, -1, 0], edge: '0 0 8 8', light: 'rgb(22 18 58/.17)' },
] as const

function project([x, y, z]: Point): [number, number] {
  const depth = z * Math.cos(TURN) - x * Math.sin(TURN)
  return [x * Math.cos(TURN) + z * Math.sin(TURN), depth * Math.sin(TILT) - y * Math.cos(TILT)]
}

const matrix = (...axes: readonly Point[]) =>
  `matrix(${axes.flatMap(project).map((part) => Number(part.toFixed(3)))})`

/** A stripe across a face, a little wider, so that no seam shows between faces. */
const stripe = (fill: string, width: number, height: number, from = 0): Paint => [
  fill,
  `M-.04 ${from - 0.04}h${width + 0.08}v${height + 0.08}h-${width + 0.08}z`,
]

/** An arm or a leg: the upper colour has this length. */
function limb(at: Point, upper: string, lower: string, length: number): Box {
  const face = [stripe(lower, 4, 12), stripe(upper, 4, length)]
  return { at, size: [4, 12, 4], top: [stripe(upper, 4, 4)], side: face, front: face }
}

function playerOf(name: string, isCheering: boolean): Box[] {
  const { skin, hair, eyes, fringe, mouth } = generateFace(name)
  const hash = hashName(name)
  const shirt = SHIRTS[(hash >>> 21) % SHIRTS.length] ?? ''
  const trousers = TROUSERS[(hash >>> 24) % TROUSERS.length] ?? ''
  const torso = (width: number): Paint[] => [stripe(shirt, width, 12), [BELT, `M0 11h${width}v1H0z`]]
  return [
    isCheering ? limb([4, 21, -2], skin, shirt, 7) : limb([4, 12, -2], shirt, skin, 5),
    limb([0, 0, -2], trousers, SHOES, 10),
    limb([-4, 0, -2], trousers, SHOES, 10),
    {
      ...{ at: [-4, 12, -2], size: [8, 12, 4], top: [stripe(shirt, 8, 4)], side: torso(4) },
      front: [...torso(8), ['#ffffff26', 'M3 0h2v3H3z'], ['#ffd23f', 'M3 11h2v1H3z']],
    },
    {
      ...{ at: [-4, 24, -4], size: [8, 8, 8], isHead: true, top: [stripe(hair, 8, 8)] },
      side: [stripe(skin, 8, 8), [hair, 'M0 0h8v3H7v1H6v1H4v1H0z']],
      front: [
        ...[stripe(skin, 8, 8), [hair, fringe], ['#fff', 'M1 4h1v1H1zM6 4h1v1H6z']],
        ...[
          [eyes, 'M2 4h1v1H2zM5 4h1v1H5z'],
          ['#00000055', mouth],
        ],
      ] as Paint[],
    },
    limb([-8, 12, -2], shirt, skin, 5),
  ]
}

const SIGN: Box[] = [
  {
    ...{ at: [-1, 0, -0.5], size: [2, 8, 1], top: [] },
    ...{ side: [stripe(WOOD.board, 1, 8)], front: [stripe(WOOD.dark, 2, 8)] },
  },
  {
    ...{ at: [-9, 7, -0.75], size: [18, 9, 1.5] },
    ...{ top: [stripe(WOOD.top, 18, 1.5)], side: [stripe(WOOD.side, 1.5, 9)] },
    front: [
      ...[stripe(WOOD.board, 18, 9), [WOOD.light, 'M0 0h18v2H0zM0 4h18v2H0z']],
      [WOOD.dark, 'M0 8h18v1H0zM4 2h5v1H4zM12 6h5v1h-5z'],
    ] as Paint[],
  },
]

/** `picture` is that of the head, if there is one; its edges go on over the faces beside it. */
function Boxes({ boxes, picture }: { boxes: readonly Box[]; picture?: string | null }) {
  return boxes.flatMap(({ at: [x, y, z], size: [w, h, d], isHead, ...paints }, index) =>
    FACES.map(({ name, right, down, edge, light }) => (
      <g key={`${index} ${name}`} transform={matrix(right, down, [x, y + h, name === 'front' ? z + d : z])}>
        {paints[name].map(([fill, shape]) => (
          <path key={shape} fill={fill} d={shape} />
        ))}
        {isHead && picture && (
          <svg viewBox={edge} width={8} height={8} preserveAspectRatio="none" aria-hidden="true">
            <image href={picture} width={8} height={8} imageRendering="pixelated" />
          </svg>
        )}
        <path fill={light} d={`M0 0h${name === 'side' ? d : w}v${name === 'top' ? d : h}H0z`} />
      </g>
    )),
  )
}

const shadow = (shape: string) => <path fill="#04110a" opacity=".5" d={shape} />

/** The name is null for a visitor who does not know whose order it is. */
type Props = { name: string | null; isDelivered: boolean; points: number }

/** It cheers, and the sign is planted, only when the order is known to have arrived. */
export function PaidFigure({ name, isDelivered, points }: Props) {
  const { avatarUrl } = useSite()
  const words = `+${points}`
  const size = Math.min(8.6, 34 / words.length)
  return (
    <svg className="scene-figure" viewBox="-30 -34 46 46" aria-hidden="true">
      {name !== null && (
        <g className="player">
          {shadow('M-5 2L4 3L27-2.4L30-5.2L17-4.6L3-3z')}
          <Boxes
            boxes={playerOf(name, isDelivered)}
            picture={avatarUrl?.replace('{name}', encodeURIComponent(name))}
          />
        </g>
      )}
      {isDelivered && points > 0 && (
        <g transform="translate(13.8 6.6)">
          <g className="sign">
            {shadow('M0 0l14-2.6l3 1.2l-13 3z')}
            <Boxes boxes={SIGN} />
            <g transform={matrix([1, 0, 0], [0, -1, 0], [0, 11.5, 0.75])}>
              <text className="px" y={size * 0.3} fontSize={size} textAnchor="middle" fill="#ffe58a">
                {words}
              </text>
            </g>
          </g>
        </g>
      )}
    </svg>
  )
}
