// The demo's settings as pages show them, for pages that are rendered without a server.
import { externalImages } from '#content/external-images.ts'
import { demoSettings } from '#content/settings/index.ts'
import { NEVER_SAVED } from '#server/platform/settings/settings.service.ts'
import { createNetworkViews } from '#server/site/views/network-views.service.ts'
import { createSite } from '#server/site/views/site.service.ts'

export function demoSite() {
  return createSite({
    shownSettings: () => demoSettings,
    settings: { stored: () => NEVER_SAVED },
    externalImages,
    publicUrl: 'https://angkasa.test',
    gameAddress: null,
    clock: { now: () => new Date() },
    channels: { methods: () => [], labelOf: (method) => method },
    countDemoParts: () => 0,
    countsTests: false,
  })
}

export function demoNetwork() {
  return createNetworkViews({ shownSettings: () => demoSettings })
}
