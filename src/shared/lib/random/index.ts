export { createRandom, drawSeed, type Random, randomBetween, randomSuffix } from './random'
