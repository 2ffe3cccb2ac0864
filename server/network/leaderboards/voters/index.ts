export { createMinecraftMp as createVoterSource } from './minecraft-mp.ts'
