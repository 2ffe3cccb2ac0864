import { expect } from 'vitest'
import { onBoth } from '#tests/support/databases.ts'
import { createDonations } from './donations.service.ts'

const LAST_SECOND_OF_OCTOBER = new Date('2026-10-31T16:59:59Z')
const FIRST_SECOND_OF_NOVEMBER = new Date('2026-10-31T17:00:00Z')
const IN_NOVEMBER = new Date('2026-11-15T03:00:00Z')

onBoth('months begin at midnight in Jakarta', async (database) => {
  const donations = createDonations(database)
  await donations.add(database.db, {
    username: 'Early',
    amount: 70_000,
    paidAt: LAST_SECOND_OF_OCTOBER,
    isTest: false,
  })
  await donations.add(database.db, {
    username: 'Late',
    amount: 50_000,
    paidAt: FIRST_SECOND_OF_NOVEMBER,
    isTest: false,
  })

  expect(await donations.topDonators({ from: IN_NOVEMBER, limit: 10 })).toEqual([
    { name: 'Late', amount: 50_000 },
  ])
  expect(await donations.topDonators({ from: null, limit: 10 })).toEqual([
    { name: 'Early', amount: 70_000 },
    { name: 'Late', amount: 50_000 },
  ])
})

onBoth('sums the payments of a buyer and shows Bedrock names with their dot', async (database) => {
  const donations = createDonations(database)
  for (const amount of [10_000, 25_000]) {
    await donations.add(database.db, {
      username: 'be.Putri_Malam',
      amount,
      paidAt: IN_NOVEMBER,
      isTest: false,
    })
  }

  expect(await donations.topDonators({ from: IN_NOVEMBER, limit: 10 })).toEqual([
    { name: '.Putri_Malam', amount: 35_000 },
  ])
})

onBoth('equal amounts are ordered by the time they were reached, up to the limit', async (database) => {
  const donations = createDonations(database)
  await donations.add(database.db, {
    username: 'Second',
    amount: 5_000,
    paidAt: new Date('2026-11-02T00:00:00Z'),
    isTest: false,
  })
  await donations.add(database.db, {
    username: 'First',
    amount: 5_000,
    paidAt: new Date('2026-11-01T00:00:00Z'),
    isTest: false,
  })
  await donations.add(database.db, { username: 'Third', amount: 1_000, paidAt: IN_NOVEMBER, isTest: false })

  const names = (await donations.topDonators({ from: IN_NOVEMBER, limit: 2 })).map(({ name }) => name)
  expect(names).toEqual(['First', 'Second'])
})

onBoth('a transaction that fails adds nothing', async (database) => {
  const donations = createDonations(database)
  const failing = database.db.transaction().execute(async (trx) => {
    await donations.add(trx, { username: 'Budi', amount: 10_000, paidAt: IN_NOVEMBER, isTest: false })
    throw new Error('stop')
  })

  await expect(failing).rejects.toThrow('stop')
  expect(await donations.topDonators({ from: null, limit: 10 })).toEqual([])
})

onBoth('a blocked player is on no list, in any spelling', async (database) => {
  const paid = { amount: 5_000, paidAt: IN_NOVEMBER, isTest: false }
  const donations = createDonations(database)
  for (const username of ['Ayu', 'be..Budi', 'be.BUDI'])
    await donations.add(database.db, { ...paid, username })
  const demo = createDonations({ ...database, countsTests: true })
  expect(await donations.topDonators({ from: null, limit: 1 })).toMatchObject([{ amount: 10_000 }])
  const block = {
    username: 'be.Budi',
    reason: 'chargeback',
    blocked_by: 'ayu',
    at: IN_NOVEMBER.toISOString(),
  }
  await database.db
    .insertInto('player_block')
    .values({ player_key: 'be.budi', ...block })
    .execute()

  for (const { topDonators } of [donations, demo])
    for (const from of [IN_NOVEMBER, null])
      expect(await topDonators({ from, limit: 9 })).toEqual([{ name: 'Ayu', amount: 5_000 }])
})
