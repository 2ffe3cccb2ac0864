// npm --prefix art run art: renders every picture, icon and card (or the named ones: npm --prefix art run art -- hero --preview).
import { runSteps } from '../scripts/lib/steps.ts'

const named = process.argv.slice(2)
await runSteps([
  { name: 'Pictures', args: ['art/render.ts', ...named], loud: true },
  ...(named.length === 0
    ? [{ name: 'Mark, icons, social card', args: ['art/brand/build.ts'], loud: true }]
    : []),
])
