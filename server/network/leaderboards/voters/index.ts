export { createMinecraftMp as createVoterSource } from './minecraft-mp.ts'
export { createVoterAccess, VOTERS_SECRET, type VoterAccess } from './voter-access.ts'
