// Older versions cannot even load a bundle, because it imports modules that they do not have: an entry checks the version
// before it imports its bundle.
import { writeFileSync } from 'node:fs'

export const NODE_MAJOR = 24

/** The name under which the bundle of an entry is built, because its chunks import it. */
export const bundleOf = (name: string) => `${name}.bundle`

export function requireNodeFirst(folder: string, name: string): void {
  writeFileSync(
    `${folder}/${name}.js`,
    `if (Number(process.versions.node.split('.')[0]) < ${NODE_MAJOR}) {
  console.error(\`Please install Node ${NODE_MAJOR} or newer: this one is \${process.versions.node}.\`)
  process.exit(1)
}
await import('./${bundleOf(name)}.js')
`,
  )
}
