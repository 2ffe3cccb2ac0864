import type { HomeStatus } from './use-server-status.ts'

/** Where lamps are in the hero of the build: percent from the left and from the top. */
const LAMPS = (
  '54.7,87.7 79.5,76.6 81.1,76.9 69.2,73.4 74.5,64.7 54.5,81.1 72.3,66.4 59.8,72.3 62.7,72.5 ' +
  '66.2,82 70.6,82.4 70.9,73.4 82.2,17.6 33.8,59.1 35.3,59 82,66 55.2,71.8 61.2,72.1 81.3,17.9 ' +
  '93.9,74.1 51.9,75 39.4,80.5 37.4,60.4 64.2,66.5 35.5,60.6 85,78.4 76.6,45.6 76.6,48.6 ' +
  '76.7,52.3 76.8,56.1 83.8,16.2 94.4,27.4 33.9,56.7 93.7,27.1 91.5,25 78.3,19.3 41.6,79.2'
).split(' ')
const PLAYERS_PER_LAMP = 3

/** How many lamps shine for so many players. */
function litWindows(players: number): number {
  return Math.min(LAMPS.length, Math.floor(players / PLAYERS_PER_LAMP))
}

/** Lights over the village, more of them the more players are online; none while that is unknown. */
export function Windows({ status }: { status: HomeStatus }) {
  if (status === null || status === 'off' || !status.online) return null
  return (
    <div className="windows" aria-hidden="true">
      {LAMPS.slice(0, litWindows(status.players.online)).map((lamp) => {
        const [left, top] = lamp.split(',')
        return <i key={lamp} style={{ left: `${left}%`, top: `${top}%` }} />
      })}
    </div>
  )
}
