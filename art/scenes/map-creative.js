// Map card 2: the creative plots seen from a high corner without perspective, like a board.
import plots from './creative-plots.js'

export default function map() {
  const scene = plots()
  return {
    ...scene,
    layers: scene.layers.slice(0, 1),
    fog: { density: 0 },
    sky: { ...scene.sky, sun: [-0.7, 0.75, 0.35], sunPower: 2.2, ambient: 2.6 },
    camera: { from: [404, 330, 404], to: [104, 18, 104], ortho: 146 },
    look: { exposure: 1.1, bloom: 0.26, vignette: 0.5, calm: 0.3 },
  }
}
