export type SkyHour = 'dawn' | 'day' | 'dusk' | 'night'

const JAKARTA_AHEAD_HOURS = 7
/** From this hour until the next one. */
const STARTS: readonly (readonly [hour: number, sky: SkyHour])[] = [
  [19, 'night'],
  [17, 'dusk'],
  [7, 'day'],
  [5, 'dawn'],
]

export function skyAt(now: Date): SkyHour {
  const hour = (now.getUTCHours() + JAKARTA_AHEAD_HOURS) % 24
  return STARTS.find(([start]) => hour >= start)?.[1] ?? 'night'
}
