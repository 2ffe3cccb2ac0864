import { createMinecraftMp, type MinecraftMpSettings } from './minecraft-mp.ts'
import type { VoterSource } from './voter-source.ts'

export function createVoterSource(settings: MinecraftMpSettings): VoterSource {
  return createMinecraftMp(settings)
}
