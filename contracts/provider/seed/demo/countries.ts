import { americas } from './countriesAmericas';
import { asia } from './countriesAsia';
import { africa } from './countriesAfrica';
import { europe } from './countriesEurope';
import type { Country } from './country';

export const countries: readonly Country[] = [...europe, ...africa, ...asia, ...americas];
