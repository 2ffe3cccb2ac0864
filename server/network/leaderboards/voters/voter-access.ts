// Where the list of voters comes from: the key of the environment, else the one that the owner entered, else the simulator.
import { createMinecraftMp } from './minecraft-mp.ts'
import type { VoterSource } from './voter-source.ts'

export const VOTERS_SECRET = 'votes.minecraft_mp_key'

type Access = { url: string; key: string }
type Deps = {
  config: { voters: Access | null; votersUrl: string }
  secrets: { current(): ReadonlyMap<string, string> }
  /** Null where no simulator runs. */
  simulated: Access | null
}

export function createVoterAccess({ config, secrets, simulated }: Deps) {
  let last: { access: Access; source: VoterSource } | null = null

  function real(): Access | null {
    const key = secrets.current().get(VOTERS_SECRET)
    return config.voters ?? (key === undefined ? null : { url: config.votersUrl, key })
  }

  return {
    isReal: () => real() !== null,
    /** Returns one object until the key changes. Null while the voters are off. */
    source(): VoterSource | null {
      const access = real() ?? simulated
      if (!access) return null
      if (last?.access.url !== access.url || last.access.key !== access.key) {
        last = { access, source: createMinecraftMp(access) }
      }
      return last.source
    },
  }
}
