import { jakartaHour } from '#web/kit/i18n/jakarta-time.ts'

export type SkyHour = 'dawn' | 'day' | 'dusk' | 'night'

/** From this hour until the next one. */
const STARTS: readonly (readonly [hour: number, sky: SkyHour])[] = [
  [19, 'night'],
  [17, 'dusk'],
  [7, 'day'],
  [5, 'dawn'],
]

export function skyAt(now: Date): SkyHour {
  return STARTS.find(([start]) => jakartaHour(now) >= start)?.[1] ?? 'night'
}
