CREATE TABLE "removed_files" (
	"bucket" text NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "removed_files_bucket_path_pk" PRIMARY KEY("bucket","path")
);
