// The version of this program; package.json is the only place that names it.
import manifest from '#package.json' with { type: 'json' }

export const VERSION: string = manifest.version
