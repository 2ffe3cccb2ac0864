// The lights of the village, imported once its picture is there.
import type { CSSProperties, ReactNode } from 'react'
import type { HomeStatus } from '#web/kit/layout/use-server-status.ts'
import { avifUrl } from '#web/kit/ui/picture.tsx'
import LAMPS from './lamps.json' with { type: 'json' }
import type { SkyHour } from './sky-hour.ts'

const PLAYERS_PER_LAMP = 3

/** How many of the lamps are on: more, the more players are online; none by day and while that number is unknown. */
export function countLit(status: HomeStatus, sky: SkyHour): number {
  if (sky === 'day' || status === null || status === 'off' || !status.online) return 0
  return Math.floor(status.players.online / PLAYERS_PER_LAMP)
}

/** A picture of light alone, of which only what is near a lit lamp is shown. */
export function Lamps({ status, sky, children }: { status: HomeStatus; sky: SkyHour; children: ReactNode }) {
  const lit = countLit(status, sky)
  if (lit === 0) return null
  return (
    <picture
      className="lamps"
      data-lit={lit}
      style={{ '--lit': around(LAMPS.wide, lit), '--lit-tall': around(LAMPS.tall, lit) } as CSSProperties}
    >
      {children}
      <img src={avifUrl('hero-lamps-1280')} width={2400} height={1080} alt="" decoding="async" />
    </picture>
  )
}

/** A mask with a soft hole for each place: left, top and reach in per cent of the picture's width and height. */
function around(places: readonly (readonly number[])[], count: number): string {
  return places
    .slice(0, count)
    .map(([x, y, rx, ry]) => `radial-gradient(${rx}% ${ry}% at ${x}% ${y}%,#000 55%,#0000)`)
    .join()
}
