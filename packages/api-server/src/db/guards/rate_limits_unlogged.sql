-- Every public call counts itself. A count that a crash of the database loses costs nobody anything, so it is not worth
-- a flush to disk in each of those calls.
alter table rate_limits set unlogged;
