import type { SeedStep } from './seedStep'
import { seedUsers } from './users'

/** In the order that references need. */
export const seedSteps: SeedStep[] = [seedUsers]
