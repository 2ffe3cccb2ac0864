// Bundles the operator's commands, so that they run with Node alone: no TypeScript, no development packages.
import { build } from 'vite'
import { bundleOf, requireNodeFirst } from '#scripts/lib/require-node.ts'
import { RUNTIME_PACKAGES } from './runtime-packages.ts'

export const COMMANDS = ['admin', 'backup', 'doctor', 'move', 'restore', 'site', 'sums'] as const

/** Relative to the archive. */
const COMMANDS_FOLDER = 'build/commands'

export async function bundleCommands(root: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: `${root}/${COMMANDS_FOLDER}`,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(COMMANDS.map((name) => [bundleOf(name), `scripts/${name}.ts`])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js' },
      },
    },
    ssr: { noExternal: true, external: [...RUNTIME_PACKAGES] },
  })
  for (const name of COMMANDS) requireNodeFirst(`${root}/${COMMANDS_FOLDER}`, name)
}
