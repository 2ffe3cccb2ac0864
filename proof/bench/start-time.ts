// From the start of the process to the first page, on an existing database.
import { serveSite, temporaryFolder } from '../../scripts/lib/serve.ts'
import type { Goal } from './goals.ts'

const TIMES = 5
const FIRST_PAGE = '/en'

export async function measureStart(core: number): Promise<Goal> {
  const data = temporaryFolder('data')
  const startOnce = async () => {
    const site = await serveSite({ core, dataDir: data.path, readyPath: FIRST_PAGE })
    await site.stop()
    return site.readyMs
  }
  try {
    await startOnce()
    const figures: number[] = []
    for (let time = 1; time <= TIMES; time += 1) figures.push(await startOnce())
    return {
      what: `start to first ${FIRST_PAGE}`,
      figures,
      unit: 'ms',
      atMost: { must: 1_000 },
    }
  } finally {
    data.remove()
  }
}
