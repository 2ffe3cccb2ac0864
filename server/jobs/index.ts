// Everything that runs in the background, and how often.
import type { Services } from '#server/services.ts'
import type { Job } from './scheduler.ts'

export function jobs(_services: Services): Job[] {
  return []
}
