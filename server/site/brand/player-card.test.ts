import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { createBrand } from './brand.service.ts'
import type { PlayerCard } from './player-card.ts'

const CARD: PlayerCard = {
  player: 'Budi_Santoso',
  line: 'Bedrock',
  facts: [
    { rank: 1, label: 'Top Voter' },
    { rank: 4, label: 'Top Credits' },
    { rank: 16, label: 'Top Menang Chat Game' },
  ],
  head: null,
  siteName: 'Angkasa Network',
  address: 'play.angkasa.example',
}

function openBrand() {
  return createBrand({
    currentSettings: () => demoSettings,
    publicDir: 'public',
    pictures: { read: async () => null },
  })
}

async function pixelOf(picture: Buffer, left: number, top: number): Promise<number[]> {
  const raw = await sharp(picture).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...raw]
}

test('the picture of a player has the size that links are shown in, and is small', async () => {
  const bytes = await openBrand().playerCard(CARD)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 })
  expect(bytes.length).toBeLessThan(200_000)
})

test('the head of the player is shown, and a generated face without one', async () => {
  const red = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } })
    .webp({ lossless: true })
    .toBuffer()
  const brand = openBrand()
  const [own, generated] = [await brand.playerCard({ ...CARD, head: red }), await brand.playerCard(CARD)]
  const [r = 0, g = 0, b = 0] = await pixelOf(own, 176, 280)
  expect(r > 220 && g < 40 && b < 40).toBe(true)
  expect(await pixelOf(generated, 176, 280)).not.toEqual([r, g, b])
})

test.each(['W'.repeat(32), 'lIl', '.<script>&"', '🌠🌠🌠', ''])(
  '%j as a name makes a picture',
  async (player) => {
    const bytes = await openBrand().playerCard({
      ...CARD,
      player,
      siteName: player,
      address: player,
      facts: [],
    })
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_200, height: 630 })
  },
)
