export { createMinecraftMp as createVoterSource } from './minecraft-mp.ts'
export { createVoterAccess, VOTERS_SECRET } from './voter-access.ts'
