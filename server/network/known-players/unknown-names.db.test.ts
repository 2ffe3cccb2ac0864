// When a name counts as unknown at checkout: only where every server of the order could know it.
import { expect } from 'vitest'
import { fill, JAVA_IDS, onPairs } from '#tests/support/known-players-world.ts'

const TIME = 'statistic_time_played'

onPairs('says nothing while a server of the order has no source of names', async (network) => {
  await fill(network.game, TIME, [{ id: JAVA_IDS[0] ?? '', name: 'Budi_Santoso' }])
  await network.readAll()
  network.publicNames = [{ name: 'Budi_Santoso', isInGame: true }]

  for (const targets of [['survival', 'prison'], ['prison'], []]) {
    network.targets = targets
    expect(await network.check('Agus_99')).toEqual({ state: 'no_source' })
    expect(await network.check('Budi_Santosp')).toEqual({ state: 'no_source' })
    expect(await network.check('Budi_Santoso')).toMatchObject({ state: 'seen' })
  }
})

onPairs('a name with a delivered order is known', async (network) => {
  await fill(network.game, TIME, [{ id: JAVA_IDS[0] ?? '', name: 'Budi_Santoso' }])
  await network.readAll()
  network.delivered = ['agus_99', 'be.abcdefghijklmno']

  expect(await network.check('Agus_99')).toEqual({ state: 'seen', edition: 'java' })
  expect(await network.check('.Abcdefghijklmno1', 'bedrock')).toEqual({ state: 'seen', edition: 'bedrock' })
  expect(await network.check('Agus_98')).toEqual({ state: 'unknown' })
})
