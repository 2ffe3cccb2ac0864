// Which probe looks at which server, by the configuration.
import { resolveSrv } from 'node:dns/promises'
import { SERVER_IDS, type ServerId } from '#contract/status.ts'
import { createBedrockProbe } from './bedrock.ts'
import { createSlpProbe } from './slp.ts'
import type { StatusProbe } from './status-probe.ts'

export type Pings = Record<ServerId | 'bedrock', string | null>
export type Probes = Partial<Record<ServerId, StatusProbe>>

/** A server without an address of its own has no probe: it answers as the network does. */
export function createProbes(pings: Pings): Probes {
  const java = SERVER_IDS.flatMap((id) => {
    const target = pings[id]
    return target ? [[id, createSlpProbe(target, { findSrv: resolveSrv })] as const] : []
  })
  const probes: Probes = Object.fromEntries(java)
  const bedrock = pings.bedrock ? createBedrockProbe(pings.bedrock) : undefined
  if (bedrock) probes.network = probes.network ? firstToAnswer(probes.network, bedrock) : bedrock
  return probes
}

/** Bedrock players come in through the same network: they see it up even while the Java door is closed. */
function firstToAnswer(first: StatusProbe, second: StatusProbe): StatusProbe {
  return { look: () => first.look().catch(() => second.look()) }
}
