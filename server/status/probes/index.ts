import { resolveSrv } from 'node:dns/promises'
import { SERVER_IDS, type ServerId } from '#contract/status.ts'
import { createBedrockProbe } from './bedrock.ts'
import { createSlpProbe } from './slp.ts'
import type { StatusProbe } from './status-probe.ts'

export type Pings = Record<ServerId | 'bedrock', string | null>
export type Probes = Partial<Record<ServerId, StatusProbe>>

/** A server without its own address has no probe and gets the status of the network. */
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

/** Bedrock players use the same network, which counts as online while either edition answers. */
function firstToAnswer(first: StatusProbe, second: StatusProbe): StatusProbe {
  return { ping: () => first.ping().catch(() => second.ping()) }
}
