import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  ssr: true,
  // The list of pages is short: it travels once, and no call has to hand out parts of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
