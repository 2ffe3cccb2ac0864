// The composition root: everything the pages and the API can ask for, built from what the world hands in.
import { createSite } from './site/site.service.ts'
import { createStatus } from './status/status.service.ts'
import type { World } from './world.ts'

export type Services = ReturnType<typeof createServices>

export function createServices({ site, publicUrl, gameAddress, probes, clock, log }: World) {
  return {
    site: createSite({ site, publicUrl, gameAddress }),
    status: createStatus({ probes, clock, log }),
  }
}
