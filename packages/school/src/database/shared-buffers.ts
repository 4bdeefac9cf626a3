import { totalmem } from 'node:os';

const MIB = 1024 * 1024;
/** What PostgreSQL itself starts with. */
const LEAST_MIB = 128;
const MOST_MIB = 1024;
const SHARE_OF_MEMORY = 8;

/** The memory this process may use, in bytes: the machine's, or less in a container. */
const availableMemory = () => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/**
 * PostgreSQL's own page cache as a setting, such as `512MB`: an eighth of the memory, from 128 MB to 1 GB. Pages it does
 * not hold are copied from the file cache, each with its checksum, which made up a good part of the database's work in
 * a school of 10,000 learners. Only pages that are used take memory.
 */
export const sharedBuffers = (memory: number = availableMemory()): string =>
  `${Math.floor(Math.min(MOST_MIB, Math.max(LEAST_MIB, memory / SHARE_OF_MEMORY / MIB)))}MB`;
